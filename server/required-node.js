// Plain JavaScript: it also runs where the runtime that comes with the install fits no package of this platform.
const REQUIRED = 24;
const version = process.versions.node;
if (Number.parseInt(version, 10) < REQUIRED) {
  console.error(
    `Parley runs on Node ${REQUIRED} or later, this is Node ${version}, and no Node comes with the install on ${process.platform} ${process.arch}: install Node ${REQUIRED}, then try again.`,
  );
  process.exitCode = 1;
}
