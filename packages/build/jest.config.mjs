export { default } from './src/jest/preset.mjs';
