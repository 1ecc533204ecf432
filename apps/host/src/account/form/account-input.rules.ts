type Complaint = 'emailMissing' | 'emailWrong' | 'passwordMissing' | 'passwordShort' | 'nameMissing';

/** The message by field for what is wrong; empty when nothing is. */
export type Wrong<F extends string> = { [Field in F]?: Complaint | undefined };

export function wrongEmail(email: string): Wrong<'email'> {
  const trimmed = email.trim();
  if (trimmed === '') return { email: 'emailMissing' };
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? {} : { email: 'emailWrong' };
}

export function wrongPassword(password: string): Wrong<'password'> {
  return password === '' ? { password: 'passwordMissing' } : {};
}

/** That a new password has, as the contract has it. */
export const leastCharacters = 12;

/** Length over composition rules (NIST SP 800-63B, section 5.1.1.2). */
export function wrongNewPassword(password: string): Wrong<'password'> {
  return password.length < leastCharacters ? { password: 'passwordShort' } : {};
}

export function wrongName(name: string): Wrong<'name'> {
  return name.trim() === '' ? { name: 'nameMissing' } : {};
}
