import { labelsFrom } from '../../wire/fields/labels';
import committeeEn from './committee.en.json';
import committeeEs from './committee.es.json';
import termEn from './term.en.json';
import termEs from './term.es.json';

export const committeeLabels = labelsFrom(committeeEn, committeeEs);

export const termLabels = labelsFrom(termEn, termEs);
