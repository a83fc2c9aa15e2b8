/**
 * Whether the session of the member at work here has ended. They stay where they are, with what they typed, until they
 * sign in again or leave.
 */
import { createStore, useStore } from '@kalyanam/web/store';

const ended = createStore(false);

export const markEnded = () => ended.set(true);
export const forgetEnded = () => ended.set(false);
export const useSessionEnded = () => useStore(ended);
