import { asServerSentEvent, concerns } from './audience.rules';

const person = { tenantId: 't', memberId: 'm', sessionId: 's' };

test.each([
  [{ tenantId: null }, true],
  [{ tenantId: 't' }, true],
  [{ tenantId: 'u' }, false],
  [{ tenantId: 't', memberId: 'm' }, true],
  [{ tenantId: 't', memberId: 'n' }, false],
  [{ tenantId: 'u', memberId: 'm' }, false],
  [{ tenantId: 't', memberIds: ['n', 'm'] }, true],
  [{ tenantId: 't', memberIds: ['n'] }, false],
  [{ tenantId: 'u', memberIds: ['m'] }, false],
  [{ tenantId: 't', sessionId: 's' }, true],
  [{ tenantId: 't', memberId: 'm', sessionId: 'r' }, false],
])('%j concerns the person: %s', (event, does) => {
  expect(concerns({ topic: 'registry', ...event }, person)).toBe(does);
});

test('nobody else is named on the wire', () => {
  const text = asServerSentEvent({ tenantId: 't', topic: 'section-data', section: 'people', memberId: 'm' });
  expect(text).toBe('event: section-data\ndata: {"topic":"section-data","section":"people"}\n\n');
  const some = asServerSentEvent({ tenantId: 't', topic: 'notification', memberIds: ['m', 'n'] });
  expect(some).toBe('event: notification\ndata: {"topic":"notification"}\n\n');
});
