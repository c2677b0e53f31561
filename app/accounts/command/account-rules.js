// What an account's parts must be. Plain JavaScript, so that the pages and the command line hold to the same.

export const USERNAME_LENGTH = { min: 3, max: 100 };
export const PASSWORD_LENGTH = { min: 6, max: 1000 };
export const FULL_NAME_LENGTH = { min: 1, max: 200 };

export const TOO_SHORT = {
  username: `Username must be at least ${USERNAME_LENGTH.min} characters`,
  password: `Password must be at least ${PASSWORD_LENGTH.min} characters`,
  fullName: "Full name is required",
};
export const TOO_LONG = {
  username: `Username must be at most ${USERNAME_LENGTH.max} characters`,
  password: `Password must be at most ${PASSWORD_LENGTH.max} characters`,
  fullName: `Full name must be at most ${FULL_NAME_LENGTH.max} characters`,
};
export const USERNAME_TAKEN = "Username already exists";
