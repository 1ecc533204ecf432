/** Of the bar of a view: as high as two lines of text, so that nothing moves when they come. */
export const viewAsHeight = '3rem';
