import type { DocumentsCalls } from '@courtyard/contract/documents/index';

declare module '@courtyard/contract/calls' {
  interface Calls extends DocumentsCalls {}
  interface DataOwners {
    documents: true;
  }
}
