import type { DemoSeed } from '../../../platform/section/demo/demo-community';

export const seedDocuments: DemoSeed = async () => {};
