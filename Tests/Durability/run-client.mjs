// Runs steps with the server's client for JavaScript: reads JSON lines, and writes answers.
//
//   node run-client.mjs FOLDER ADDRESS
//
// A step is {"method", "params"}, or {"until": revision}, which prints the state then.

import process from "node:process";
import { createInterface } from "node:readline";

const [folder, address] = process.argv.slice(2);
const { ClientError, connect } = await import(`${folder}/client.js`);

/** Commands in flight at the same time. */
const ABREAST = 8;
const underWay = new Set();

const tell = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);

const app = await connect(address, { client: "javascript", timeout: 60_000 });

async function take({ method, params }) {
  try {
    tell({ result: await app.call(method, params) });
  } catch (error) {
    if (!(error instanceof ClientError)) throw error;
    tell({ error: String(error) });
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const step = JSON.parse(line);
  if (step.until !== undefined) {
    await Promise.all(underWay);
    await app.until(() => app.revision >= step.until);
    tell({ state: app.state, revision: app.revision, epoch: app.epoch });
    continue;
  }
  while (underWay.size >= ABREAST) await Promise.race(underWay);
  const done = take(step).finally(() => underWay.delete(done));
  underWay.add(done);
}
app.close();
