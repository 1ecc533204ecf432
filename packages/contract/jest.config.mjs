export { default } from '@courtyard/build/jest';
