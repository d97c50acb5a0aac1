import { join } from 'node:path';
import { AdminError } from '../../../server/admin/admin-error.ts';
import { runAdmin } from '../../../server/admin/commands.ts';
import { deploy, deployRequest, newSecret } from '../deploy/deploy-call.ts';
import { fileOf, put, startImageServer } from '../images/image-server.ts';

/** Runs an admin command on a data folder and returns the lines it prints. */
export async function admin(dataDir: string, ...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runAdmin(args, { dataDir }, (line) => lines.push(line));
  return lines;
}

/** Starts a server with one site and one image. */
export async function startWithSite() {
  const server = await startImageServer();
  const request = deployRequest({ html: 'the page' });
  await deploy(server.address, request, newSecret());
  const { plain } = await put(server.address, 'uploads/a.png', fileOf('the picture'));
  return { ...server, siteId: request.siteName, imagePath: new URL(plain).pathname };
}

/** The error message that an admin command is refused with. */
export const refused = (dataDir: string, ...args: string[]) =>
  admin(dataDir, ...args).then(
    () => 'done',
    (error: unknown) => (error instanceof AdminError ? error.message : `not an AdminError: ${error}`),
  );

/** What is printed where the mail about a take-down is a file. */
export const mailedTo = (dataDir: string) =>
  `The mail that tells its publisher why is in ${join(dataDir, 'outbox')}.`;
