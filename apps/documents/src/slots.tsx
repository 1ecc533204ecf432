import { lazyCard, lazyTask, type SectionSlots } from '@courtyard/common';

const documentsPanel = lazyTask(() => import('./panel/documents.panel'), 'DocumentsPanel');

/** Cards of the dashboard by their ids in `section.json`, in one file: a dashboard shows most of them; and the panel on pages of other sections. */
export const slots: SectionSlots = {
  'new-documents': lazyCard(
    () => import(/* webpackChunkName: "cards" */ './overview/new-documents.card'),
    'NewDocumentsCard',
  ),
  'property-documents': documentsPanel,
  'area-documents': documentsPanel,
  'asset-documents': documentsPanel,
  'meeting-documents': documentsPanel,
  'member-documents': documentsPanel,
  'vendor-documents': documentsPanel,
};
