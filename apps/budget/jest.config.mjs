export { default } from '@courtyard/build/jest/dom';
