/** C14: a request on behalf of a profile carries its public id in this header. */
export const ACTING_FOR = 'x-acting-for';
