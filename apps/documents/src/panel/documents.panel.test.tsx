import { idOf, pageOf, pageOpener } from '@courtyard/common/testing';
import { withUi } from '@courtyard/ui/testing';
import { screen, within } from '@testing-library/react';
import { summaryOf } from '../document/document.fixture';
import { DocumentsPanel } from './documents.panel';

const linked = 'GET /api/v1/document-links/:recordKind/:recordId';
const link = 'PUT /api/v1/document-links/:recordKind/:recordId/:documentId';
const unlink = 'DELETE /api/v1/document-links/:recordKind/:recordId/:documentId';
const nothing = () => new Response(null, { status: 204 });

const bylaws = summaryOf();
const plan = summaryOf({ id: idOf(101), name: 'Roof plan.pdf' });
const leaflet = summaryOf({ id: idOf(102), name: 'Leaflet.pdf', right: 'view' });

const open = pageOpener({
  page: <DocumentsPanel subject={{ assetId: idOf(30) }} />,
  answers: {
    [linked]: () => ({ data: { documents: [bylaws], canAdd: true } }),
    'GET /api/v1/hoa-documents': () => ({ data: [bylaws, plan, leaflet], page: pageOf() }),
    'GET /api/v1/my-documents': () => ({ data: [], page: pageOf() }),
    [link]: nothing,
    [unlink]: nothing,
  },
  wrap: withUi,
});

const called = (calls: readonly { name: string; params: unknown }[], name: string) =>
  calls.filter((each) => each.name === name).map(({ params }) => params);

test('a document that is there already is found and linked; one that may only be viewed is not offered', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Link a document' }));
  const dialog = await screen.findByRole('dialog', { name: 'Link a document' });
  await user.click(within(dialog).getByRole('combobox', { name: 'Document' }));
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Roof plan.pdf · Governing documents']);
  await user.click(screen.getByRole('option', { name: /Roof plan/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Link document' }));
  expect(await screen.findByText('Roof plan.pdf linked')).toBeVisible();
  expect(called(calls, link)).toEqual([{ recordKind: 'asset', recordId: idOf(30), documentId: plan.id }]);
});

test('a link is removed after a question, and the document stays', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Bylaws.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove link' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('The document stays in its folder but');
  await user.click(within(question).getByRole('button', { name: 'Remove link' }));
  expect(await screen.findByText('Link to Bylaws.pdf removed')).toBeVisible();
  expect(called(calls, unlink)).toEqual([{ recordKind: 'asset', recordId: idOf(30), documentId: bylaws.id }]);
});

test('readers see the documents, and no action that they may not do', async () => {
  open({ answers: { [linked]: () => ({ data: { documents: [leaflet], canAdd: false } }) } });
  expect(await screen.findByRole('link', { name: 'Leaflet.pdf' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [{ memberId: idOf(31) }, { recordKind: 'member', recordId: idOf(31) }],
  [{ vendorId: idOf(32) }, { recordKind: 'vendor', recordId: idOf(32) }],
])('the page of %o lists its own documents', async (subject, params) => {
  const { calls } = open({ page: <DocumentsPanel subject={subject} /> });
  expect(await screen.findByRole('link', { name: 'Bylaws.pdf' })).toBeVisible();
  expect(called(calls, linked)).toEqual([params]);
});
