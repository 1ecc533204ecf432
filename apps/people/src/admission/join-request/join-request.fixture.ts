import { idOf, sampleOf } from '@courtyard/common/testing';
import {
  type JoinRequest,
  joinRequest,
} from '@courtyard/contract/people/admission/join-request/join-request';

/** Nora asks, and waits. */
export const joinRequestOf = (part: Partial<JoinRequest> = {}): JoinRequest =>
  sampleOf(joinRequest, {
    id: idOf(300),
    name: 'Nora Vance',
    email: 'nora@new.example',
    note: 'Unit 12B',
    status: 'waiting',
    askedAt: '2026-11-20T15:00:00Z',
    version: 1,
    ...part,
  });
