/* In the language of the oldest browsers, and no part of the bundle, which they cannot read: shows what the page says to
   them. The first name alone tells the supported browsers from those before them; the others came earlier (R110). */
(function () {
  var needed = [
    [window.ArrayBuffer && window.ArrayBuffer.prototype, 'resize'],
    [window.CSS, 'registerProperty'],
    [Array.prototype, 'toSorted'],
    [Array.prototype, 'findLast'],
    [Array.prototype, 'at'],
    [Object, 'hasOwn'],
    [window, 'structuredClone'],
    [window, 'AbortController'],
    [window, 'ReadableStream'],
    [window, 'fetch'],
  ];
  for (var i = 0; i < needed.length; i++) {
    var owner = needed[i][0];
    if (!owner || !(needed[i][1] in owner)) document.getElementById('old-browser').removeAttribute('hidden');
  }
})();
