/** The way to a page from outside of the pages, as a pushed message offers it. */
type Open = (to: string) => unknown;

let open: Open = (to) => window.location.assign(to);

export const leadBy = (way: Open) => {
  open = way;
};

export const leadTo = (to: string) => void open(to);
