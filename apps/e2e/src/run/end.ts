import './begin';

export default async function end(): Promise<void> {
  await globalThis.endOfJourneys?.();
}
