/** What the header shows once the page is there. */
export { FindLink } from './find-link';
export { OwnFace } from './own-face';
