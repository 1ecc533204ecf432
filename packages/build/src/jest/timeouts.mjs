// The limit of one test, for a machine of two cores that runs others beside it.
jest.setTimeout(60_000);
