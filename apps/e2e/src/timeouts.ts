// A journey starts a database, an API and a browser.
jest.setTimeout(300_000);
