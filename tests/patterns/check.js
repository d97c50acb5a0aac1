// Plain JavaScript, which is not type-checked: the checker's package is installed apart.
import { stdin, stdout } from 'node:process';
import { json } from 'node:stream/consumers';
import { check } from 'recheck';

// Reads a list of { source, flags }, and prints the list of what the checker says of each: safe, vulnerable or unknown.
const statuses = [];
for (const { source, flags } of await json(stdin))
  statuses.push((await check(source, flags, { checker: 'automaton', timeout: 60_000 })).status);
stdout.write(JSON.stringify(statuses));
