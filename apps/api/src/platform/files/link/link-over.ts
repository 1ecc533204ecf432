import { Problem } from '../../http/problem';

/** 403 for a link to bytes that was not signed here, or whose time is over. */
export const linkOver = () =>
  new Problem({
    status: 403,
    code: 'link-over',
    title: 'Link no longer works',
    detail: 'Reopen the page with this file to get a new link.',
  });
