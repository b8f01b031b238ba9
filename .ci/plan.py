"""The stages of the tests, those of `make test` and of `make test-all`.

Each is a target of the Makefile, which can be run by hand as well.
"""

from stage import Stage

SWIFT = {"swift": "it needs a Swift 6.2 toolchain or newer, https://www.swift.org/install/linux"}
CHROMIUM = {"chromium": "it needs Chromium: apt-get install chromium"}
# Beside the build, which has both cores, goes what one core does meanwhile.
LIGHT, ONE, BOTH = 0, 1, 2


def stage(name, *after, cores=ONE, **more):
    return Stage(name, ["make", "--no-print-directory", name], after, cores=cores, **more)


def by_name(*stages):
    return {stage.name: stage for stage in stages}


BEFORE = (
    stage("tools", cores=LIGHT),
    stage("build-tests", cores=BOTH, needs=SWIFT),
    stage("lint", "tools", cores=LIGHT, needs=SWIFT),
    stage("node-test", "tools", cores=LIGHT),
)
SWIFT_TESTS = stage("swift-suites", "tools", "build-tests")

SHORT = by_name(
    *BEFORE,
    SWIFT_TESTS,
    stage("protocol-short", "tools", "build-tests"),
    stage("browser-short", "tools", "build-tests", needs=CHROMIUM),
)

# Tests that measure time have the machine to themselves.
ALL = by_name(
    *BEFORE,
    stage("build-release", needs=SWIFT),
    stage("example", needs=SWIFT),
    stage("without-server", needs=SWIFT),
    stage("docs", "build-tests"),
    SWIFT_TESTS,
    stage("apps", "tools", "build-release", "example", "without-server"),
    stage("protocol", "tools", "build-release", "example", "docs", "apps", cores=BOTH),
    stage("browser", "tools", "build-release", "example", "docs", cores=BOTH, needs=CHROMIUM),
)
KINDS = {"short": SHORT, "all": ALL}
