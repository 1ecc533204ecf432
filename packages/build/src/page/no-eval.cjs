const zodSettings = '__zod_globalConfig';

// The Content-Security-Policy forbids making code from text. zod tries it to find out, and each try is reported.
globalThis[zodSettings] = { ...globalThis[zodSettings], jitless: true };
