import { answerCalls, personWith, renderPage, resetStores } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen } from '@testing-library/react';
import { summaryOf } from '../document/document.fixture';
import { OverviewPage } from './overview.page';

afterEach(resetStores);

test('what is new leads to the documents, and an empty part says what will be there', async () => {
  const data = { unseen: [summaryOf()], recent: [], favorites: [] };
  const server = answerCalls({ 'GET /api/v1/documents/overview': () => ({ data }) });
  renderPage(<OverviewPage />, { user: personWith(['Hoa Documents List View']), wrap: withUi });
  const link = await screen.findByRole('link', { name: 'Bylaws.pdf' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/documents/hoa-documents/details?id='));
  expect(screen.getByText('Documents you open appear here.')).toBeVisible();
  server.restore();
});
