import { display, keepDisplay } from './display';
import { isChanged } from './kept-display';
import { session } from './session';

/** C15: a member's devices share these settings; a visitor's choice is kept with the account they sign in to. */
export function followAccount() {
  let told: string | null = null;
  const follow = () => {
    const user = session.user();
    if (!user) told = null;
    else if (user.display) keepDisplay(user.display);
    else if (told !== user.id && isChanged(display.get())) {
      told = user.id;
      void import('./change-display').then(({ changeDisplay }) => changeDisplay(display.get())).catch(() => null);
    }
  };
  session.subscribe(follow);
  follow();
}
