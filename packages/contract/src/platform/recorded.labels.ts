import { labelsFrom } from '../wire/fields/labels';
import sectionEn from './section.en.json';
import sectionEs from './section.es.json';
import bulkJobEn from './bulk-job.en.json';
import bulkJobEs from './bulk-job.es.json';
import listViewEn from './list-view.en.json';
import listViewEs from './list-view.es.json';

/** What a community set of a section. */
export const sectionLabels = labelsFrom(sectionEn, sectionEs);

export const bulkJobLabels = labelsFrom(bulkJobEn, bulkJobEs);

/** What is told of a view of a list; `view` is the one that a list opens with. */
export const listViewLabels = labelsFrom(listViewEn, listViewEs);
