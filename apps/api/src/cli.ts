import { runCommand } from './cli/program';

process.exitCode = await runCommand(process.argv.slice(2));
