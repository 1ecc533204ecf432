import { lazyPage, type SectionRoutes } from '@courtyard/common';

/**
 * The section's pages below its base path. Each is fetched when it is first opened; its chunk is named after its
 * path, so that the server can say at once what the page of an address needs.
 */
export const routes: SectionRoutes = [
  {
    index: true,
    element: lazyPage(
      () => import(/* webpackChunkName: "page" */ './overview/overview.page'),
      'OverviewPage',
    ),
  },
  {
    path: 'my-documents',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-documents" */ './library/my-documents.page'),
      'MyDocumentsPage',
    ),
  },
  {
    path: 'my-documents/details',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-my-documents-details" */ './document/details/my-document.page'),
      'MyDocumentPage',
    ),
  },
  {
    path: 'hoa-documents',
    element: lazyPage(
      () => import(/* webpackChunkName: "page-hoa-documents" */ './library/hoa-documents.page'),
      'HoaDocumentsPage',
    ),
  },
  {
    path: 'hoa-documents/details',
    element: lazyPage(
      () =>
        import(/* webpackChunkName: "page-hoa-documents-details" */ './document/details/hoa-document.page'),
      'HoaDocumentPage',
    ),
  },
  {
    path: 'trash',
    element: lazyPage(() => import(/* webpackChunkName: "page-trash" */ './trash/trash.page'), 'TrashPage'),
  },
];
