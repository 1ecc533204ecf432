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

const linksOf = (permissions: string[]) => {
  const data = { unseen: [summaryOf()], recent: [summaryOf()], favorites: [summaryOf()] };
  const server = answerCalls({ 'GET /api/v1/documents/overview': () => ({ data }) });
  renderPage(<OverviewPage />, { user: personWith(permissions), wrap: withUi });
  return server;
};

test('each card leads to the lists, filtered and sorted as the card is', async () => {
  const server = linksOf(['Hoa Documents List View', 'My Documents List View']);
  const links = [
    ['New in HOA documents', '/documents/hoa-documents?unseen=yes&sort=-updatedAt'],
    ['New in My documents', '/documents/my-documents?unseen=yes&sort=-updatedAt'],
    ['Recent in HOA documents', '/documents/hoa-documents?sort=-openedAt'],
    ['Recent in My documents', '/documents/my-documents?sort=-openedAt'],
    ['Favorites in HOA documents', '/documents/hoa-documents?favorite=yes'],
    ['Favorites in My documents', '/documents/my-documents?favorite=yes'],
  ];
  for (const [name = '', href = ''] of links)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  server.restore();
});

test('a list that the person may not see is not linked', async () => {
  const server = linksOf(['My Documents List View']);
  expect(await screen.findByRole('link', { name: 'Favorites in My documents' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Favorites in HOA documents' })).toBeNull();
  server.restore();
});
