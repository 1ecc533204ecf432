import { plainTextOf } from '@courtyard/contract/fields/rich-text.rules';
import { withApp } from '../../../../testing';

const app = withApp();

test('an announcement that names documents leads to them', async () => {
  const admin = await app.client.as('admin', 'demo');
  const { data: found } = await admin.ok('GET /api/v1/announcements', {
    query: { search: 'budget and assessments' },
  });
  const params = { announcementId: found[0]?.id ?? '' };
  const { data } = await admin.ok('GET /api/v1/announcements/:announcementId', { params });
  expect(plainTextOf(data.body)).toContain('The full budget is in HOA documents.');
  expect(JSON.stringify(data.body)).toContain('"/documents/hoa-documents?search=budget"');
  const { data: documents } = await admin.ok('GET /api/v1/hoa-documents', { query: { search: 'budget' } });
  expect(documents.map(({ name }) => name)).toContain('Adopted budget.pdf');
});
