import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type RequestComment,
  requestComment,
} from '@courtyard/contract/service-requests/comment/request-comment-fields';
import { type RequestKind, requestKind } from '@courtyard/contract/service-requests/kind/request-kind';
import {
  type RequestDetails,
  requestDetails,
  type RequestSummary,
  requestSummary,
} from '@courtyard/contract/service-requests/request/request';

const plumbing = { key: 'plumbing', name: { en: 'Plumbing', es: 'Plomería' } };

/** A leak that an owner reported of their unit. */
export const requestOf = (part: Partial<RequestDetails> = {}): RequestDetails =>
  sampleOf(requestDetails, {
    id: idOf(100),
    number: 12,
    kind: 'maintenance',
    category: plumbing,
    title: 'Leak under the sink',
    place: { kind: 'unit', id: idOf(20), name: 'Aspen 101', building: 'Aspen' },
    state: 'submitted',
    priority: 'normal',
    lateness: 'on-time',
    reporter: { id: idOf(2), name: 'Alma Reyes' },
    relation: 'reported',
    supports: 0,
    comments: 0,
    createdAt: '2026-11-20T15:00:00Z',
    updatedAt: '2026-11-21T15:00:00Z',
    ageDays: 8,
    version: 1,
    view: 'full',
    description: 'Water drips all night.',
    answers: {},
    visibility: 'unit',
    isSupportedByMe: false,
    may: {
      comment: true,
      note: false,
      manage: false,
      support: false,
      rate: false,
      actions: ['withdraw'],
      reopenUntil: null,
    },
    ...part,
  });

/** The same for those who handle it. */
export const handledRequestOf = (part: Partial<RequestDetails> = {}): RequestDetails =>
  requestOf({
    relation: null,
    may: {
      comment: true,
      note: true,
      manage: true,
      support: false,
      rate: false,
      actions: ['triage', 'start', 'wait', 'resolve', 'close'],
      reopenUntil: null,
    },
    ...part,
  });

export const summaryOf = (part: Partial<RequestSummary> = {}): RequestSummary =>
  sampleOf(requestSummary, { ...requestOf(), ...part });

export const commentOf = (part: Partial<RequestComment> = {}): RequestComment =>
  sampleOf(requestComment, {
    id: idOf(300),
    author: { id: idOf(3), name: 'Maya Okafor' },
    isReporter: false,
    isMine: false,
    isInternal: false,
    text: 'A plumber comes on Monday.',
    writtenAt: '2026-11-21T15:00:00Z',
    ...part,
  });

/** Maintenance, which asks whether somebody may enter. */
export const kindOf = (part: Partial<RequestKind> = {}): RequestKind =>
  sampleOf(requestKind, {
    kind: 'maintenance',
    isActive: true,
    number: 1,
    fields: [
      {
        key: 'may-enter',
        type: 'yes-no',
        label: { en: 'May we enter if no one is home?', es: '¿Podemos entrar si no hay nadie?' },
        help: null,
        isRequired: false,
        choices: [],
      },
    ],
    categories: [
      { ...plumbing, isActive: true },
      { key: 'electrical', name: { en: 'Electrical', es: 'Electricidad' }, isActive: true },
    ],
    hasSubject: false,
    version: 0,
    ...part,
  });
