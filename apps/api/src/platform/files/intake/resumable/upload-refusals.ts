import { msg } from '../../../http/language/sentence';
import { conflict, Problem } from '../../../http/problem';

const gigabytes = 1;

export const uploadTooLarge = () =>
  new Problem({
    status: 413,
    code: 'file-too-large',
    title: 'Too large',
    detail: msg`A file may have up to ${gigabytes} GB.`,
  });

export const longerThanAnnounced = () =>
  new Problem({
    status: 413,
    code: 'longer-than-announced',
    title: 'Longer than announced',
    detail: 'The file changed after its upload began, so it was discarded. Choose the file again.',
  });

export const wrongOffset = (received: number) =>
  new Problem({
    status: 409,
    code: 'upload-offset',
    title: 'Conflict',
    detail:
      'This part doesn’t continue from the last one. Check how much has arrived, and resume from there.',
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
    title: 'File type not allowed',
    detail:
      'You can upload pictures, PDF, office documents, text, ZIP archives, email files, CAD drawings and videos (MP4, MOV). This file type isn’t supported, so it was discarded.',
  });

export const diskFull = () =>
  new Problem({
    status: 507,
    code: 'no-room',
    title: 'No room left',
    detail:
      'The server’s disk is full. Your partial upload is kept for a day: ask your server administrator to free up space, then resume.',
  });

export const tooManyUploads = (most: number) =>
  new Problem({
    status: 429,
    code: 'too-many',
    title: 'Too many uploads',
    detail: msg`You have ${most} unfinished uploads. Resume or cancel some of them first.`,
    headers: { 'retry-after': '60' },
  });

export const keyReused = () =>
  conflict('idempotency-key-reused', 'This Idempotency-Key belongs to another upload. Send a new one.');
