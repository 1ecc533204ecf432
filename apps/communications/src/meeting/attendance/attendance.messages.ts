import { defineMessages } from '@courtyard/common';
import { attendanceLabels } from '@courtyard/contract/communications/meeting/attendance/attendance.labels';
import en from './attendance.en.json';
import es from './attendance.es.json';

export const attendanceMessages = defineMessages({ en, es }, attendanceLabels);
