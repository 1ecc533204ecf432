// Calls of a section that the tests of this package make.
import type { PropertiesCalls } from '@courtyard/contract/properties/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends PropertiesCalls {}
  interface DataOwners {
    properties: true;
  }
}
