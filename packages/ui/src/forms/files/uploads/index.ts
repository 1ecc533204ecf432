export { discardSent, forgetSent, sendInParts } from './send-in-parts';
export type { SendInParts, Sending } from './send-in-parts';
export type { ChosenFile } from './chosen-files';
export { sumsOf } from './upload-queue';
export { UploadDrop } from './upload-drop';
export { UploadList } from './upload-list';
export { useUploadQueue } from './use-upload-queue';
