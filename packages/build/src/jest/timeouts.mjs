// The limit of one test: it only ends what hangs, also on a machine of half the speed that runs others beside it.
jest.setTimeout(180_000);
