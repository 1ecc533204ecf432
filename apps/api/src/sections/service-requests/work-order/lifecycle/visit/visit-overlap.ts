import { conflict } from '../../../../../platform/http/problem';
import { withConstraintProblems } from '../../../../../platform/section/conflicts';

const overlaps = {
  work_visit_vendor: () =>
    conflict('visit-overlap', 'The vendor has another visit at this time. Choose another time.'),
  work_visit_assignee: () =>
    conflict('visit-overlap', 'The staff member has another visit at this time. Choose another time.'),
  work_visit_property: () =>
    conflict('visit-overlap', 'Another visit is scheduled in this unit at this time. Choose another time.'),
};

/** Writes visits; says with whom or where there is another at the time. */
export const withFreeVisits = <T>(work: Promise<T>): Promise<T> => withConstraintProblems(work, overlaps);
