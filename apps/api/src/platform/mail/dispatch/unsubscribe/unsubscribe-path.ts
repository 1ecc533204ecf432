/** Of the page, and of the form on it. */
export const unsubscribePath = '/unsubscribe';
