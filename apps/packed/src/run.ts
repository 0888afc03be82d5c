import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a command in a folder and returns its output. On failure it throws, with the output in the message. */
export async function run(cwd: string, command: string, args: readonly string[]): Promise<string> {
  try {
    // On Windows pnpm is a script, which only a shell can start.
    const shell = process.platform === 'win32' && command !== process.execPath;
    const { stdout } = await execute(command, args, { cwd, shell, maxBuffer: 16 * 2 ** 20 });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as { stdout?: string; stderr?: string; message: string };
    throw new Error(`${message}\n${stdout}${stderr}`);
  }
}
