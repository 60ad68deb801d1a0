import { runTryServices } from './providers/try-services.ts';

/* pnpm try-services: asks every outside service that the environment names once. It costs what one story with two pictures costs. */

process.exitCode = await runTryServices(process.env, (line) => void process.stdout.write(`${line}\n`));
