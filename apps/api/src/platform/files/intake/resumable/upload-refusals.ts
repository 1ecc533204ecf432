import { say } from '../../../http/language/sentence';
import { conflict, Problem } from '../../../http/problem';

const gigabytes = 1;

export const uploadTooLarge = () =>
  new Problem({
    status: 413,
    code: 'file-too-large',
    title: 'Too large',
    detail: say`A file may have up to ${gigabytes} GB.`,
  });

export const longerThanAnnounced = () =>
  new Problem({
    status: 413,
    code: 'longer-than-announced',
    title: 'Longer than announced',
    detail:
      'The file is longer than it was when its upload began, so it was discarded. Choose the file again to upload it as it is now.',
  });

export const wrongOffset = (received: number) =>
  new Problem({
    status: 409,
    code: 'upload-offset',
    title: 'Conflict',
    detail:
      'This part does not begin where the last one ended. Ask how much has arrived, and go on from there.',
    headers: { 'upload-offset': String(received) },
  });

export const writtenElsewhere = () =>
  new Problem({
    status: 423,
    code: 'upload-locked',
    title: 'Upload in use',
    detail: 'Another request is still sending this file. Try again in a few seconds.',
    headers: { 'retry-after': '5' },
  });

export const notAParts = () =>
  new Problem({
    status: 415,
    code: 'media-type',
    title: 'Media type not supported',
    detail: 'Send application/offset+octet-stream.',
  });

export const uploadNotAllowed = () =>
  new Problem({
    status: 415,
    code: 'file-kind',
    title: 'Not an allowed kind of file',
    detail:
      'Pictures, PDF, office documents, text, ZIP archives, mail, CAD drawings and videos (MP4, MOV) can be stored. This file is something else, and was discarded.',
  });

export const diskFull = () =>
  new Problem({
    status: 507,
    code: 'no-room',
    title: 'No room left',
    detail:
      'The disk of the server is full. What has arrived is kept for a day: tell those who run it to make room, then resume the upload.',
  });

export const tooManyUploads = (most: number) =>
  new Problem({
    status: 429,
    code: 'too-many',
    title: 'Too many uploads',
    detail: say`You have ${most} unfinished uploads. Resume or cancel some of them first.`,
    headers: { 'retry-after': '60' },
  });

export const keyReused = () =>
  conflict('idempotency-key-reused', 'This Idempotency-Key belongs to another upload. Send a new one.');
