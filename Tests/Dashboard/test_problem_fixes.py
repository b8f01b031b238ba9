"""Each problem says why, shows its subject, and offers the command that fixes it."""

from playwright.sync_api import expect

from test_workspace import unregistered


def fixes(page):
    return page.locator(".problem-fix:visible")


def test_a_value_without_a_type_is_removed_with_the_button(page, script):
    script("push", values=[1, unregistered("Mystery"), 2])
    fix = fixes(page)
    expect(fix).to_have_text('Remove it from the path remove {"id":"e2"}')
    expect(page.locator(".problem-why")).to_contain_text("doesn’t know")
    fix.click()
    expect(page.locator(".chip")).to_have_count(2)
    expect(page.locator(".problem")).to_have_count(0)
    assert script("history.list")["revisions"][-1]["cause"]["method"] == "remove"
    script("push", value=unregistered("Riddle"))
    expect(fix).to_have_text("Pop this value pop")
    expect(page.locator(".chip")).to_have_count(3)
    fix.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".chip")).to_have_count(2)


def test_a_hidden_detail_is_shown(page, script):
    script("setEnvironment", device="iphone-16")
    script("push", value=1)
    fix = fixes(page)
    expect(fix).to_have_text('Show the detail setPreferredCompactColumn {"column":"detail"}')
    fix.click()
    expect(fix).to_have_count(0)
    assert script.state()["preferredCompactColumn"] == "detail"
    assert script.state()["problems"] == []


def test_a_selection_that_no_row_shows_is_cleared(page, script):
    def chosen(kind, value):
        return {"type": kind, "value": value}

    script("select", column="sidebar", value=chosen("Category", "soup"))
    row = script.state()["view"]["content"]["body"][0]["children"][0]["value"]
    script("select", column="content", value=row)
    script("select", column="sidebar", value=chosen("Category", "salad"))
    if not script.state()["content"]["selection"]:
        script("select", column="content", value=row)
    fix = fixes(page)
    expect(fix).to_have_text('Clear the selection select {"column":"content","value":null}')
    fix.click()
    expect(fix).to_have_count(0)
    assert script.state()["content"]["selection"] is None


def test_the_subject_of_a_problem_is_outlined_and_scrolled_to_on_the_stage_alone(open_page, script):
    script("push", values=[unregistered("Mystery"), *["a longer word"] * 10])
    page = open_page(1280, 720)
    chip = page.locator("path-bar [data-element=e1]")
    expect(chip).not_to_be_in_viewport()
    problem = page.locator(".problem")
    expect(fixes(page)).to_be_visible()
    before = problem.bounding_box()
    problem.hover()
    expect(chip).to_have_attribute("data-outlined", "")
    expect(chip).to_be_in_viewport()
    assert problem.bounding_box() == before
    page.mouse.move(10, 10)
    expect(page.locator("[data-outlined]")).to_have_count(0)
    problem.focus()
    expect(chip).to_have_attribute("data-outlined", "")
    expect(problem).to_be_focused()


def test_a_pressed_problem_stays_visible_until_it_is_pressed_again(page, script):
    script("push", values=[1, unregistered("Mystery"), 2])
    problem = page.locator("button.problem")
    expect(problem).to_contain_text("Show on stage")
    problem.focus()
    page.keyboard.press("Enter")
    chip = page.locator("path-bar [data-outlined]").first
    expect(chip).to_contain_text("Mystery")
    page.get_by_label("Value", exact=True).focus()
    expect(chip).to_be_visible()
    expect(problem).to_have_attribute("aria-pressed", "true")
    problem.click()
    expect(problem).to_have_attribute("aria-pressed", "false")
    expect(page.locator("[data-outlined]")).to_have_count(0)


def test_a_tap_fixes_it_too(open_page, script):
    script("push", values=[1, 2, unregistered("Mystery")])
    page = open_page(390, 844, has_touch=True)
    page.get_by_role("button", name="1 problem").tap()
    fix = fixes(page)
    expect(fix).to_be_in_viewport(ratio=1)
    assert fix.bounding_box()["height"] >= 44
    fix.tap()
    expect(page.locator(".problem")).to_have_count(0)


def test_a_value_without_a_destination_is_removed_from_a_scene_with_views(page, script):
    script("scene.open", id="mixed-types")
    script("push", value=1.5)
    fix = fixes(page)
    expect(page.locator(".problem-message")).to_contain_text("No destination shows a value")
    expect(page.locator(".problem-why")).to_contain_text("navigationDestination(for:")
    expect(fix).to_have_text("Pop this value pop")
    fix.click()
    expect(fix).to_have_count(0)
    assert script.state()["detail"]["path"] == []
