import { LIMITS } from '@kalyanam/shared/base/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { PHOTO_PIXELS } from '@kalyanam/shared/topics/photos/photos';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { PHOTO_SIZES } from '../../../src/platform/pictures/photo-files.js';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { AppError } from '../../../src/platform/errors/app-error.js';
import { OrphanedFile } from '../../../src/platform/storage/orphaned-files.repository.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import {
  jpeg,
  jpegOf,
  jpegWithExif,
  png,
  readStoredPhoto,
  storedKeys,
  upload,
  uploadPhotos,
} from '../../support/make/uploads.js';

describe('photos', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
  });

  const ids = (body: { photos: { id: string }[] }) => body.photos.map((photo) => photo.id);
  const list = async () => ids((await member.get('/files/photos').expect(200)).body);
  const orphans = () => test.rows(OrphanedFile).count();
  const storedFile = async (key: string) => {
    const file = await test.app.get(FileStorage).read(key);
    return file && buffer(file.stream);
  };

  describe('are uploaded', () => {
    it('as JPEG or PNG under the names photos, photos[] and photos[n], and stored in three sizes', async () => {
      const before = await storedKeys(test);
      const response = await upload(test, member.token)
        .field('declaration', 'true')
        .attach('photos', await jpeg({ width: 2400, height: 1200 }), 'a.jpg')
        .attach('photos[]', await png({ width: 300, height: 400 }), 'b.png')
        .attach('photos[2]', await jpeg(), 'c.jpeg')
        .expect(200);
      expect(response.body).toMatchObject({
        success: true,
        photos: [
          { width: 1600, height: 800 },
          { width: 300, height: 400 },
          { width: 640, height: 480 },
        ],
      });
      const added = (await storedKeys(test)).filter((key) => !before.includes(key));
      expect(added).toHaveLength(9);
      for (const [size, pixels] of Object.entries(PHOTO_PIXELS)) {
        const stored = await storedFile(added.find((key) => key.endsWith(`.${size}.webp`))!);
        expect(await readStoredPhoto(stored!).metadata()).toMatchObject({ format: 'webp', ...pixels });
      }
      expect(await list()).toEqual(ids(response.body));
      expect(await orphans()).toBe(0);
    });

    it('with the specified call too', async () => {
      const response = await upload(test, member.token, '/files/upload-photos.php').attach(
        'photos[0]',
        await jpeg(),
        'a',
      );
      expect(response.body).toMatchObject({ success: true, photos: [{ width: 640 }] });
    });

    it('upright, without the camera’s EXIF, place, owner or text', async () => {
      const planted = 'PLANTED-17.385-N';
      const before = await storedKeys(test);
      const original = await jpegWithExif(planted, { width: 800, height: 400 });
      expect(original.includes(planted)).toBe(true);
      const response = await uploadPhotos(test, member.token, original).expect(200);
      expect(response.body.photos[0]).toMatchObject({ width: 400, height: 800 });
      const added = (await storedKeys(test)).filter((key) => !before.includes(key));
      for (const key of added) {
        const bytes = (await storedFile(key))!;
        expect(bytes.includes(planted)).toBe(false);
        const { exif, xmp, icc, orientation } = await readStoredPhoto(bytes).metadata();
        expect({ exif, xmp, icc, orientation }).toEqual({});
      }
    });

    it('with transparency on white, in grey, and with 16 bits a channel', async () => {
      const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0000' } })
        .png()
        .toBuffer();
      const grey = await sharp(await jpeg())
        .greyscale()
        .jpeg()
        .toBuffer();
      const deep = await sharp(await png())
        .toColourspace('rgb16')
        .png()
        .toBuffer();
      const before = await storedKeys(test);
      await uploadPhotos(test, member.token, clear, grey, deep).expect(200);
      const added = (await storedKeys(test)).filter((key) => !before.includes(key) && key.includes('full'));
      expect(added).toHaveLength(3);
      const colours = await Promise.all(
        added.map(async (key) => {
          const { dominant } = await readStoredPhoto((await storedFile(key))!).stats();
          return dominant.r > 240 && dominant.b > 240;
        }),
      );
      expect(colours.filter(Boolean)).toHaveLength(1);
    });

    it('up to 5 MB: exactly the limit passes, one byte more does not', async () => {
      await uploadPhotos(test, member.token, await jpegOf(LIMITS.fileBytes)).expect(200);
      const refused = await uploadPhotos(test, member.token, await jpegOf(LIMITS.fileBytes + 1));
      expectFailure(refused, 'file-too-large');
      expect(refused.body.message).toBe(MESSAGES.fileSize);
    });
  });

  describe('are limited in number', () => {
    it('in one upload', async () => {
      const tooMany = await Promise.all(Array.from({ length: LIMITS.photos + 1 }, () => jpeg()));
      const refused = await uploadPhotos(test, member.token, ...tooMany);
      expectFailure(refused, 'too-many-photos');
      expect(refused.body.message).toBe(MESSAGES.tooManyPhotos);
      expect(await list()).toEqual([]);
    });

    it('in several uploads', async () => {
      const [last, ...others] = await Promise.all(Array.from({ length: LIMITS.photos }, () => jpeg()));
      await uploadPhotos(test, member.token, ...others).expect(200);
      expectFailure(await uploadPhotos(test, member.token, last!, last!), 'too-many-photos');
      expect(await list()).toHaveLength(LIMITS.photos - 1);
      await uploadPhotos(test, member.token, last!).expect(200);
      expectFailure(await uploadPhotos(test, member.token, last!), 'too-many-photos');
    });

    it('in many parallel uploads', async () => {
      const photo = await jpeg({ width: 64, height: 64 });
      const before = (await storedKeys(test)).length;
      const responses = await Promise.all(
        Array.from({ length: LIMITS.photos + 2 }, () => uploadPhotos(test, member.token, photo, photo)),
      );
      const statuses = responses.map((response) => response.status);
      const fitting = Math.floor(LIMITS.photos / 2);
      expect(statuses.filter((status) => status === 200)).toHaveLength(fitting);
      expect(statuses.filter((status) => status === 400 || status === 429)).toHaveLength(statuses.length - fitting);
      expect(await list()).toHaveLength(2 * fitting);
      expect((await storedKeys(test)).length - before).toBe(2 * fitting * PHOTO_SIZES.length);
      expect(await orphans()).toBe(0);
    });
  });

  describe('are refused, and nothing is left behind,', () => {
    let before: string[];
    beforeEach(async () => {
      before = await storedKeys(test);
    });
    afterEach(async () => {
      expect(await list()).toEqual([]);
      expect(await storedKeys(test)).toEqual(before);
      expect(await orphans()).toBe(0);
    });

    const refusedAsType = async (bytes: Buffer, name: string, contentType: string) => {
      const refused = await upload(test, member.token)
        .field('declaration', 'true')
        .attach('photos', bytes, { filename: name, contentType });
      expectFailure(refused, 'file-type');
      expect(refused.body.message).toBe(MESSAGES.fileType);
    };

    it('when the content is not JPEG or PNG, whatever the name says', async () => {
      const text = Buffer.from('just a text '.repeat(50));
      const gif = await sharp(await png())
        .gif()
        .toBuffer();
      const webp = await sharp(await png())
        .webp()
        .toBuffer();
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>');
      for (const bytes of [text, gif, webp, svg, Buffer.alloc(0), Buffer.from('<?php echo 1;')])
        await refusedAsType(bytes, 'photo.jpg', 'image/jpeg');
      await refusedAsType(svg, 'photo.svg', 'image/svg+xml');
    });

    it('when the picture is cut off, damaged or only a header', async () => {
      const whole = await jpeg({ width: 1200, height: 900 });
      const picture = await png({ width: 200, height: 200 });
      const damaged = Buffer.from(picture);
      damaged.fill(7, 60, 90);
      for (const bytes of [
        whole.subarray(0, whole.length / 2),
        picture.subarray(0, 60),
        damaged,
        whole.subarray(0, 40),
      ])
        expectFailure(await uploadPhotos(test, member.token, bytes), 'file-broken');
    });

    it('when a small file unpacks to more than 40 million pixels', async () => {
      const bomb = await png({ width: 8000, height: 5001 });
      expect(bomb.length).toBeLessThan(LIMITS.fileBytes);
      expectFailure(await uploadPhotos(test, member.token, bomb), 'picture-form');
      expectFailure(await uploadPhotos(test, member.token, await png({ width: 60_000, height: 700 })), 'picture-form');
    });

    it('when one of several files is refused', async () => {
      const good = await jpeg();
      expectFailure(await uploadPhotos(test, member.token, good, good.subarray(0, 500)), 'file-broken');
      expectFailure(
        await uploadPhotos(test, member.token, good, await jpegOf(LIMITS.fileBytes + 1), good),
        'file-too-large',
      );
    });

    it('when the form contains anything else', async () => {
      const photo = await jpeg();
      const unknown = await upload(test, member.token).attach('picture', photo, 'a.jpg');
      expectFailure(unknown, 'invalid-form', { picture: MESSAGES.unknownField });
      const text = await upload(test, member.token).field('caption', 'me').attach('photos', photo, 'a.jpg');
      expectFailure(text, 'invalid-form', { caption: MESSAGES.unknownField });
      expectFailure(
        await upload(test, member.token).attach(`photos[${LIMITS.photos}]`, photo, 'a.jpg'),
        'too-many-photos',
      );
    });

    it('when there is no file, no form, or a broken form', async () => {
      const boundary = 'multipart/form-data; boundary=b';
      const empty = await upload(test, member.token).set('Content-Type', boundary).send('--b--\r\n');
      expectFailure(empty, 'invalid-form', { photos: MESSAGES.required });
      expectFailure(await upload(test, member.token).send({ photos: [] }), 'unsupported-media');
      expectFailure(await upload(test, member.token), 'unsupported-media');
      const declared = '--b\r\nContent-Disposition: form-data; name="declaration"\r\n\r\ntrue\r\n';
      const cut = `${declared}--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nabc`;
      expectFailure(await upload(test, member.token).set('Content-Type', boundary).send(cut), 'malformed-request');
      expectFailure(
        await upload(test, member.token).set('Content-Type', 'multipart/form-data').send('x'),
        'malformed-request',
      );
    });

    it('when the disk is full', async () => {
      const put = jest.spyOn(test.app.get(FileStorage), 'put').mockRejectedValueOnce(new AppError('storage-full'));
      expectFailure(await uploadPhotos(test, member.token, await jpeg()), 'storage-full');
      put.mockRestore();
    });
  });
});
