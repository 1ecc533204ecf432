import { develop } from '../src/launch/dev.mjs';

await develop(process.argv.slice(2));
