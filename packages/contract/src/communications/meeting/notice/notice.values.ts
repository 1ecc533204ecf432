/** `withdrawal`: to who is invited no more. */
export const noticeKinds = ['notice', 'change', 'withdrawal', 'cancellation'] as const;

/** How somebody is told. */
export const noticeWays = ['email', 'paper'] as const;

/** What became of it: on its way, taken by their mail server, still to be put in the post, in the post. */
export const noticeOutcomes = ['underway', 'accepted', 'to-post', 'posted', 'unknown'] as const;

/** What a notice outside of its window needs: none goes out, or only with the reason. */
export const lateNotices = ['reason', 'refuse'] as const;
