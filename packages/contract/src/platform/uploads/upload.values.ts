/** Version of the tus protocol for resumable uploads, in the header `Tus-Resumable` of every request and answer. */
export const tusVersion = '1.0.0';

/** Where uploads are created; each is continued at its id below. */
export const uploadsPath = '/api/v1/uploads';
