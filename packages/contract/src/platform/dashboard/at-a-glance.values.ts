/** As many tasks stand on the dashboard: as are taken in at a glance. */
export const tasksAtAGlance = 7;

/** As many first steps; of a longer list those that come next. */
export const stepsAtAGlance = 6;
