/** True in `npm test`, which tries less of what is random or the same many times over; `npm run test:all` tries more of it. */
export const isGate = process.env.COURTYARD_TEST_SCOPE === 'gate';
