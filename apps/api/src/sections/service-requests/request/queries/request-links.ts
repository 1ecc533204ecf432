/** Addresses of the pages about one request. */
export const myPage = (id: string): string => `/service-requests/my-requests/detail?id=${id}`;
export const communityPage = (id: string): string => `/service-requests/community-requests/detail?id=${id}`;
