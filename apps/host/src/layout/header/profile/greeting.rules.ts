/** The greeting for the hour on the person's own clock. */
export function greetingAt(now: Date): 'goodMorning' | 'goodAfternoon' | 'goodEvening' {
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return 'goodMorning';
  return hour >= 12 && hour < 18 ? 'goodAfternoon' : 'goodEvening';
}
